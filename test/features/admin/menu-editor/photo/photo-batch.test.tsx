import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  EditorContextProvider,
  type EditorTools,
  EditorToolsProvider,
} from "@/features/admin/menu-editor/context/editor-context";
import { PhotoBatchPanel } from "@/features/admin/menu-editor/photo/batch/photo-batch-panel";
import { usePhotoQueue } from "@/features/admin/menu-editor/photo/batch/use-photo-queue";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { tenant as restaurant } from "@/tenant-configs/resto-bobingen";
import { sampleMenu } from "@/test/features/sample-menu";
import { renderAdmin } from "../../../render-admin";

const texts = photoBatchTexts.de;
const NUMBERS: Readonly<Record<string, string>> = { edamame: "1", pho: "12a", cola: "U6" };
const menu = {
  ...sampleMenu,
  items: sampleMenu.items.map((item) => ({ ...item, number: NUMBERS[item.id] })),
};
const FILES = ["IMG_0001.jpg", "IMG_0002.jpg", "IMG_0003.jpg"];

function Panel() {
  return <PhotoBatchPanel queue={usePhotoQueue()} />;
}

/** Number and dish of a photograph. */
function rowOf(file: string) {
  const row = within(screen.getByText(file).closest("li") as HTMLElement);
  return {
    row,
    number: row.getByRole<HTMLInputElement>("textbox"),
    dish: row.getByRole<HTMLSelectElement>("combobox"),
  };
}

const typeAndLeave = (file: string, value: string) => {
  fireEvent.change(rowOf(file).number, { target: { value } });
  fireEvent.blur(rowOf(file).number);
};

/** jsdom decodes no images, so all uploads fail; photographs are assigned all the same. */
beforeEach(async () => {
  const tools: EditorTools = {
    restaurant,
    typedNumbers: { current: new Map() },
    edit: () => {},
    show: () => {},
  };
  renderAdmin(
    <EditorToolsProvider value={tools}>
      <EditorContextProvider value={{ ...tools, menu, issues: [] }}>
        <Panel />
      </EditorContextProvider>
    </EditorToolsProvider>,
  );
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  const files = FILES.map((name) => new File(["x"], name, { type: "image/jpeg" }));
  await act(async () => void fireEvent.change(input, { target: { files } }));
  await screen.findByRole("button", { name: texts.retryAll(FILES.length) });
});

describe("the number of a photograph's dish", () => {
  it.each([
    ["1", "edamame"],
    [" 12a ", "pho"],
    ["12A", "pho"],
    ["u6", "cola"],
  ])("“%s” chooses the dish %s, whose number the field then shows", (typed, id) => {
    typeAndLeave("IMG_0001.jpg", typed);
    expect(rowOf("IMG_0001.jpg").dish.value).toBe(id);
    expect(rowOf("IMG_0001.jpg").number.value).toBe(NUMBERS[id]);
  });

  it.each(["9999", "12", "01", "U06", "Tee"])(
    "“%s” is no dish's number, which the row says",
    (typed) => {
      typeAndLeave("IMG_0001.jpg", "1");
      typeAndLeave("IMG_0001.jpg", typed);
      const { row, number, dish } = rowOf("IMG_0001.jpg");
      expect(row.getByText(texts.unknownNumber(typed))).toBeVisible();
      expect(number).toHaveAttribute("aria-invalid", "true");
      expect(number.value).toBe(typed);
      expect(dish.value).toBe("edamame");
    },
  );

  it("takes the dish from the photograph that had it", () => {
    typeAndLeave("IMG_0001.jpg", "U6");
    typeAndLeave("IMG_0003.jpg", "U6");
    expect(rowOf("IMG_0003.jpg").dish.value).toBe("cola");
    expect(rowOf("IMG_0001.jpg").dish.value).toBe("");
    expect(rowOf("IMG_0001.jpg").number.value).toBe("");
  });

  it("follows a dish chosen from the list, and takes the dish away when it is emptied", () => {
    fireEvent.change(rowOf("IMG_0002.jpg").dish, { target: { value: "pho" } });
    expect(rowOf("IMG_0002.jpg").number.value).toBe("12a");
    typeAndLeave("IMG_0002.jpg", "");
    expect(rowOf("IMG_0002.jpg").dish.value).toBe("");
  });

  it("leads to the next photograph by Enter once the number is known", () => {
    const enter = (value: string) => {
      const { number } = rowOf("IMG_0001.jpg");
      act(() => number.focus());
      fireEvent.change(number, { target: { value } });
      fireEvent.keyDown(number, { key: "Enter" });
    };
    enter("77");
    expect(rowOf("IMG_0001.jpg").number).toHaveFocus();
    enter("1");
    expect(rowOf("IMG_0002.jpg").number).toHaveFocus();
  });
});
