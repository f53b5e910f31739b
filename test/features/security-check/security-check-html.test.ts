import { beforeEach, describe, expect, it } from "vitest";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { textIn } from "@/domain/text/localized-text";
import { securityCheckHtml } from "@/features/security-check/security-check-html";
import { tenants } from "@/tenant-configs/index";

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#security-check ${selector}`);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const withPlainSpaces = (text: string) => text.trim().replace(/\s+/g, " ");

/** German text of a part, as `<html lang="de">` shows it. */
function german(selector: string): string {
  const part = find(selector).cloneNode(true) as HTMLElement;
  for (const other of part.querySelectorAll("[lang]:not([lang=de])")) other.remove();
  return withPlainSpaces(part.textContent);
}

describe.each(Object.values(tenants))("security check of $key", (tenant) => {
  beforeEach(() => {
    document.body.innerHTML = securityCheckHtml(tenant);
  });

  it("shows title, subtitle and the waiting text", () => {
    const isAdmin = isSuperTenant(tenant);
    expect(german("h1")).toBe(isAdmin ? "Resto" : tenant.title);
    expect(german("h1 + p")).toBe(
      isAdmin ? "Verwaltung der Restaurants" : withPlainSpaces(textIn(tenant.subtitle, "de")),
    );
    expect(german("[data-phase=waiting]")).toBe(
      "Sicherheitsprüfung läuft. Bitte warten Sie einen Moment, während wir Ihre Anfrage verifizieren.",
    );
    expect(find("[data-phase=waiting]")).toBeVisible();
    expect(find("[data-phase=failed]")).not.toBeVisible();
    expect(german("[data-action=continue]")).toBe("Weiter zum Restaurant");
  });

  it("has a button that continues without a script, and the telephone", () => {
    const screen = document.querySelector<HTMLDialogElement>("#security-check");
    expect(screen?.open).toBe(true);
    const button = find("[data-action=continue]");
    expect(button.closest("form")?.getAttribute("method")).toBe("dialog");
    expect(button.matches("button:not([type], [formmethod])")).toBe(true);
    const phones = isSuperTenant(tenant) ? [] : tenant.phones;
    const links = document.querySelectorAll("#security-check .security-check__ways a[href^=tel]");
    expect([...links].map((link) => link.textContent)).toEqual(phones);
  });

  it("names three ways to continue in the failure text", () => {
    expect(german("[data-phase=failed]")).toMatch(
      /^Achtung – Verbindung konnte nicht überprüft werden\.\.\. .*aktuellen Browser.*Seite neu.*separaten Browser/,
    );
  });
});
