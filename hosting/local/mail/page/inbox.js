// The inbox page. Runs in the browser as it is, without a build.

const byId = (id) => document.getElementById(id);
const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

let mails = [];
let shownId = null;
let isText = false;

async function load() {
  const response = await fetch("/mails");
  mails = await response.json();
  render();
}

function render() {
  const chosen = mails.find(({ id }) => id === location.hash.slice(1)) ?? null;
  document.title = mails.length > 0 ? `Postfach (${mails.length})` : "Postfach";
  document.body.classList.toggle("open", chosen !== null);
  document.body.classList.toggle("none", mails.length === 0);
  byId("count").textContent = mails.length > 0 ? String(mails.length) : "";
  byId("clear").hidden = mails.length === 0;
  byId("empty").hidden = mails.length > 0;
  byId("choose").hidden = mails.length === 0 || chosen !== null;
  byId("list").replaceChildren(...mails.map((mail) => listItem(mail, mail === chosen)));
  byId("mail").hidden = chosen === null;
  if (chosen === null) shownId = null;
  else if (chosen.id !== shownId) show(chosen);
}

function listItem({ id, subject, to, receivedAt }, isCurrent) {
  const link = element("a", { href: `#${id}` });
  if (isCurrent) link.setAttribute("aria-current", "true");
  link.append(
    element("strong", { textContent: subject || "(ohne Betreff)" }),
    element("small", { textContent: `${moment(receivedAt)} · an ${to}` }),
  );
  const item = element("li");
  item.append(link);
  return item;
}

function show(mail) {
  shownId = mail.id;
  isText = mail.html === "";
  byId("subject").textContent = mail.subject || "(ohne Betreff)";
  byId("from").textContent = mail.from;
  byId("to").textContent = mail.to;
  byId("reply-to").textContent = mail.replyTo;
  byId("reply-label").hidden = mail.replyTo === "";
  byId("received").textContent = moment(mail.receivedAt);
  byId("source").href = `/mails/${mail.id}/source`;
  byId("attachments").replaceChildren(
    ...mail.attachments.map((name, index) => {
      const item = element("li");
      item.append(element("a", { href: `/mails/${mail.id}/${index}`, textContent: name }));
      return item;
    }),
  );
  byId("html").srcdoc = `<base target="_blank">${mail.html}`;
  byId("text").replaceChildren(...linked(mail.text));
  byId("show-html").hidden = mail.html === "";
  renderView();
  byId("subject").focus();
}

function renderView() {
  byId("html").hidden = isText;
  byId("text").hidden = !isText;
  byId("show-html").setAttribute("aria-pressed", String(!isText));
  byId("show-text").setAttribute("aria-pressed", String(isText));
}

/** The text with its web addresses as links. */
function linked(text) {
  const parts = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(LINK)) {
    parts.push(text.slice(end, index));
    parts.push(element("a", { href, target: "_blank", rel: "noopener", textContent: href }));
    end = index + href.length;
  }
  return [...parts, text.slice(end)];
}

function element(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}

function moment(iso) {
  return new Date(iso).toLocaleString("de-DE", { dateStyle: "short", timeStyle: "medium" });
}

for (const [id, chosen] of [
  ["show-html", false],
  ["show-text", true],
]) {
  byId(id).addEventListener("click", () => {
    isText = chosen;
    renderView();
  });
}
byId("clear").addEventListener("click", () => fetch("/mails", { method: "DELETE" }));
window.addEventListener("hashchange", render);

const events = new EventSource("/events");
events.addEventListener("message", load);
events.addEventListener("open", () => {
  byId("offline").hidden = true;
});
events.addEventListener("error", () => {
  byId("offline").hidden = false;
});
