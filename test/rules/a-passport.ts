/** A stored passport of a guest, without the times of consent and change. */
export const aPassport = {
  avoid: ["peanuts", "milk"],
  diets: ["vegetarian"],
  dislikes: ["Koriander"],
  tells_kitchen: true,
};
