import { defineTexts } from "../define-texts";

/** Texts about the other restaurants of the same owner. */
export const branchTexts = defineTexts({
  de: {
    title: "Unsere weiteren Restaurants",
    delivers: (branch: string, zip: string) => `${branch} liefert nach ${zip}`,
    open: (branch: string) => `${branch} liefert jetzt`,
    noneDelivers: (zip: string) => `Keines unserer Restaurants liefert nach ${zip}.`,
    go: (branch: string) => `Zu ${branch}`,
    goWithCart: (branch: string) => `Mit Warenkorb zu ${branch}`,
    distance: (km: string) => `${km} km entfernt`,
    locate: "Nächstes Restaurant finden",
    locateHint: "Ihr Standort bleibt auf diesem Gerät.",
    locating: "Standort wird ermittelt …",
    denied: "Der Standort ist nicht verfügbar. Geben Sie oben Ihre PLZ ein.",
    tooFar: "In Ihrer Nähe haben wir kein Restaurant.",
    near: (town: string) => `Sie sind bei ${town}.`,
  },
  en: {
    title: "Our other restaurants",
    delivers: (branch: string, zip: string) => `${branch} delivers to ${zip}`,
    open: (branch: string) => `${branch} delivers now`,
    noneDelivers: (zip: string) => `None of our restaurants delivers to ${zip}.`,
    go: (branch: string) => `Go to ${branch}`,
    goWithCart: (branch: string) => `Take your cart to ${branch}`,
    distance: (km: string) => `${km} km away`,
    locate: "Find the nearest restaurant",
    locateHint: "Your location stays on this device.",
    locating: "Finding your location …",
    denied: "Your location is not available. Enter your postal code above.",
    tooFar: "We have no restaurant near you.",
    near: (town: string) => `You are near ${town}.`,
  },
});
