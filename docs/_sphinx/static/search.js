// The page's policy lets no form be sent anywhere (form-action 'none'); a search is only another address.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "get") return;
  event.preventDefault();
  location.assign(`${form.action}?${new URLSearchParams(new FormData(form))}`);
});
