/** A stored profile with one address, without the time of the consent. */
export const aProfile = {
  name: "Erika Beispiel",
  phone: "089 99998-020",
  addresses: [{ street: "Beispielweg 2", zip: "86399", city: "Bobingen", note: "2. Stock" }],
};
