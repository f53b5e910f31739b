import { restaurantEditorTexts, saveRefusedText } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { fieldName } from "../fields/field-name";
import { refusedFieldPath } from "./form-path";
import type { EditorFeedback } from "./use-restaurant-editor";

/** Text for the result of a save. */
export function SaveFeedback({ feedback }: { feedback: EditorFeedback }) {
  const texts = useTexts(restaurantEditorTexts);
  const isGood = feedback.kind === "saved" || feedback.kind === "restored";
  const isCalm = isGood || feedback.kind === "draft" || feedback.kind === "merged";
  const tone = isGood ? " save-feedback--good" : "";
  return (
    <span className={`save-feedback${tone}${isCalm ? "" : " save-feedback--bad"}`}>
      {feedbackText(feedback, texts)}
    </span>
  );
}

function feedbackText(
  feedback: EditorFeedback,
  texts: (typeof restaurantEditorTexts)["de"],
): string {
  const { save, conflict, trouble } = texts;
  switch (feedback.kind) {
    case "saved":
      return save.saved;
    case "restored":
      return save.restored(feedback.rev);
    case "draft":
      return save.draft;
    case "unsaved":
      return texts.history.unsaved;
    case "merged":
      return conflict.applied;
    case "refused": {
      const [field = "", code = ""] = refusedFieldPath(feedback.refusal.field ?? "");
      const name = [fieldName(field, texts).label, ...(field === "add_ons" ? [code] : [])];
      const inUse = field === "add_ons" ? `${code}: ${texts.faults.CODE_IN_USE}` : "";
      return inUse || saveRefusedText({ ...feedback.refusal, field: name.join(" ") }, texts);
    }
    case "offline":
    case "unknown":
    case "unreadable":
      return trouble[feedback.kind];
  }
}
