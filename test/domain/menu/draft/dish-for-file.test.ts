import { expect, it } from "vitest";
import { dishForFile } from "@/domain/menu/draft/dish-for-file";

const ITEMS = [
  { id: "spring-rolls", number: "1" },
  { id: "pho-bo", number: "12" },
  { id: "pho-ga", number: "12a" },
  { id: "kyoto-roll", number: "U6" },
  { id: "tea" },
];

it.each([
  ["12.jpg", "pho-bo"],
  ["12a.JPG", "pho-ga"],
  ["12 Pho Bo.jpeg", "pho-bo"],
  ["12_fertig.webp", "pho-bo"],
  ["u6.png", "kyoto-roll"],
  ["pho-bo.jpg", "pho-bo"],
  ["Phở Bò.jpg", "pho-bo"],
  ["tea.jpg", "tea"],
])("%s is named after the dish %s", (fileName, dish) => {
  expect(dishForFile(fileName, ITEMS)).toBe(dish);
});

it.each(["IMG_0012.jpg", "20261124_120001.jpg", "DSC00001.jpg", "99.jpg", "121.jpg", ".jpg"])(
  "%s is named after no dish",
  (fileName) => expect(dishForFile(fileName, ITEMS)).toBeNull(),
);
