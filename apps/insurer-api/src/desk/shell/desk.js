// Keyboard shortcuts of the desk: "/" moves to the search, "j" and "k" or the arrows move through the rows of a list.
// Everything is also reachable by Tab.
const isTyping = (target) => target.closest("input, select, textarea, [contenteditable]") !== null;

function goToRow(step) {
  const rows = [...document.querySelectorAll("[data-row]")];
  const at = rows.indexOf(document.activeElement);
  const row = at === -1 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
  row?.focus();
  return row !== undefined;
}

const STEPS = { j: 1, k: -1 };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const isInList = document.activeElement?.matches("[data-row]");
  const arrow = isInList ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
  if (event.key === "/") document.querySelector(".desk-search [type=search]")?.focus();
  else {
    const step = STEPS[event.key] ?? arrow;
    if (step === undefined || !goToRow(step)) return;
  }
  event.preventDefault();
});

// Passkeys: a form that requests a passkey submits the response. It stays hidden if the browser has no support.
async function askPasskey(form) {
  const options = JSON.parse(form.dataset.options);
  const credential =
    form.dataset.passkey === "create"
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        });
  form.elements.answer.value = JSON.stringify(credential.toJSON());
  form.submit();
}

if (globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  for (const form of document.querySelectorAll("[data-passkey]")) {
    const failed = form.querySelector("[data-failed]");
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      failed.hidden = true;
      askPasskey(form).catch(() => {
        failed.hidden = false;
      });
    });
  }
}

// A file that is too large is refused with its limit before it is sent.
for (const field of document.querySelectorAll("[data-max-bytes]")) {
  field.addEventListener("change", () => {
    const [file] = field.files;
    const isTooLarge = file !== undefined && file.size > Number(field.dataset.maxBytes);
    field.setCustomValidity(isTooLarge ? field.dataset.tooLarge : "");
    field.reportValidity();
  });
}

// Stores the input of content forms in this tab until it is saved, also if the connection fails. Forms with personal
// data are not marked with `data-keep`: their input is never stored.
const KEPT = "desk-typed:";
const SUBMITTED = "desk-submitted";
const NOT_TYPED = ["decision"];

const typedIn = (form) =>
  [...new FormData(form)].filter(
    ([name, value]) => typeof value === "string" && !NOT_TYPED.includes(name),
  );

function putInto(form, typed) {
  const values = new Map(typed);
  for (const field of form.elements) {
    if (field.name === "" || NOT_TYPED.includes(field.name) || field.type === "submit") continue;
    // The number of rows of a list is that of the page.
    if (field.name.endsWith(".size")) continue;
    if (field.type === "checkbox")
      field.checked = typed.some(([name, value]) => name === field.name && value === field.value);
    else if (values.has(field.name)) field.value = values.get(field.name);
  }
}

function keepTyped(form) {
  const key = `${KEPT}${form.dataset.keep}`;
  const kept = sessionStorage.getItem(key);
  if (kept !== null && kept !== JSON.stringify(typedIn(form))) {
    putInto(form, JSON.parse(kept));
    form.querySelector("[data-kept]").hidden = false;
  }
  form.addEventListener("input", () => {
    sessionStorage.setItem(key, JSON.stringify(typedIn(form)));
  });
  form.addEventListener("submit", () => sessionStorage.setItem(SUBMITTED, key));
  form.querySelector("[data-drop]").addEventListener("click", () => {
    sessionStorage.removeItem(key);
    location.reload();
  });
}

if (new URLSearchParams(location.search).has("saved")) {
  sessionStorage.removeItem(sessionStorage.getItem(SUBMITTED) ?? "");
}
for (const form of document.querySelectorAll("form[data-keep]")) keepTyped(form);
