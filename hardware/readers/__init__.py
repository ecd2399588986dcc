"""What all readers have in common, whatever their chip and their way to it.

A thread that attends one (`attendant`), what lies on it and what has left (`presence`), readers that only send numbers
(`number_reader`, `number_cards`), the numbers of tags (`numbers`) and the text on one (`ndef`).
"""
