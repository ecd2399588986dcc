/** The words of a hall: what only its pages say, so that no table has to load them. */

import type { Found } from "../words/catalogues";

export const hallWords: Found = import.meta.glob<string>(["../../../../messages/*/hall.ftl", "./words/*/*.ftl"], { query: "?raw", import: "default" });
