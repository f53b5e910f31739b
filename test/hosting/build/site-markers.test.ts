import { expect, it } from "vitest";
import {
  dataMarker,
  hasMarkers,
  replaceMarkers,
  type SiteValues,
  styleMarker,
  textMarker,
} from "@/hosting/build/site-markers";

const values: SiteValues = {
  data: {
    tenant: "{key:`linde`}",
    menu: "null",
    english: "[]",
    sisters: "[]",
    photoPlaces: "{}",
    headingFont: "{}",
    emblem: "{}",
  },
  texts: { key: "linde", digest: "d1", drawings: "drawings-a1" },
  styles: { font: "@font-face{}", tone: "", layout: "", logo: "" },
};

it("puts data, texts and styles in the place of their markers", () => {
  const script = `var t=${dataMarker("tenant")},k=\`cart:${textMarker("key")}\`,m=()=>${dataMarker("tenant")}`;
  expect(hasMarkers(script)).toBe(true);
  expect(replaceMarkers(script, values)).toBe(
    "var t={key:`linde`},k=`cart:linde`,m=()=>({key:`linde`})",
  );
  expect(replaceMarkers(`a{}${styleMarker("font")}b{}${styleMarker("tone")}`, values)).toBe(
    "a{}@font-face{}b{}",
  );
});

it("refuses to leave a marker in a site", () => {
  expect(() => replaceMarkers("x=`resto-marker-unknown`", values)).toThrow("resto-marker-");
  expect(() => replaceMarkers("x=window.__resto_tenant__", values)).toThrow("__resto_tenant__");
});
