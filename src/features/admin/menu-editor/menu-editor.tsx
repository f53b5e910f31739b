import { Box, Button, Grid } from "@chakra-ui/react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Page } from "@/admin-ui/layout/page";
import { LeaveGuard } from "@/admin-ui/revisions/leave-guard";
import { SaveBar } from "@/admin-ui/revisions/save-bar";
import { useRevisionedDraft } from "@/data/revisions/use-revisioned-draft";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { type MenuDraft, storeMenuDraftAtom } from "@/state/staff/menu-draft-atoms";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import {
  EditorContextProvider,
  EditorToolsProvider,
  type EditorView,
} from "./context/editor-context";
import { describeMenuChange } from "./draft/describe-menu-change";
import { menuDocument } from "./draft/menu-document";
import { menuProblems, refusedField } from "./draft/menu-problems";
import { useMenuIssues } from "./draft/use-menu-issues";
import { EditorPanel } from "./editor-panel";
import { MenuList } from "./list/menu-list";
import { LayoutChoice, type MenuLayout } from "./table/layout-choice";
import { MenuTable } from "./table/menu-table";

interface MenuEditorProps {
  readonly restaurant: Restaurant;
  readonly stored: Menu;
  /** A draft that was found on this device. */
  readonly unsaved: MenuDraft | null;
}

/** List or table of the dishes on the left, panel on the right; on a phone one at a time. */
export function MenuEditor({ restaurant, stored, unsaved }: MenuEditorProps) {
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const { document, typedNumbers } = useMenuDocument(restaurant.key, unsaved);
  const draft = useRevisionedDraft(document, { stored, unsaved });
  const { value, base, edit } = draft;
  const issues = useMenuIssues(value, restaurant);
  const [view, setView] = useState<EditorView>(null);
  const [layout, setLayout] = useState<MenuLayout>("list");
  const isTable = layout === "table";
  const shownView = existingView(view, value);
  const tools = useMemo(
    () => ({ restaurant, typedNumbers, edit, show: setView }),
    [restaurant, typedNumbers, edit],
  );
  const context = useMemo(() => ({ ...tools, menu: value, issues }), [tools, value, issues]);
  const describe = useMemo(
    () => describeMenuChange([value, base], language),
    [value, base, language],
  );
  // Rendering the list of all dishes must not block typing.
  const listContext = useDeferredValue(context);
  const listChanges = useDeferredValue(draft.changes);
  // With the dishes: the list must not focus a row that is about to go.
  const listView = useDeferredValue(shownView);
  const hasPanel = shownView !== null || draft.conflict !== null;
  return (
    <EditorToolsProvider value={tools}>
      <EditorContextProvider value={context}>
        <Page
          title={texts.title(restaurant.title)}
          width="full"
          actions={
            <>
              <LayoutChoice value={layout} onChange={setLayout} />
              <ToolButtons onOpen={(kind) => setView({ kind })} />
            </>
          }
        >
          <LeaveGuard isDirty={draft.changes.length > 0} />
          <Grid
            templateColumns={isTable ? tableColumns(hasPanel) : LIST_COLUMNS}
            gap="6"
            alignItems="start"
            // Keeps the save bar at the bottom of a phone.
            minH={{ base: "calc(100dvh - 20.25rem)", lg: "0" }}
          >
            <Box
              display={{ base: hasPanel ? "none" : "block", lg: "block" }}
              minW="0"
              {...OWN_SCROLL}
            >
              <EditorContextProvider value={listContext}>
                {isTable ? (
                  <MenuTable view={listView} />
                ) : (
                  <MenuList view={listView} changes={listChanges} />
                )}
              </EditorContextProvider>
            </Box>
            <Box
              display={{
                base: hasPanel ? "block" : "none",
                lg: isTable && !hasPanel ? "none" : "block",
              }}
              minW="0"
              data-testid="editor-panel"
              ref={keepFocusInside}
            >
              <EditorPanel
                view={shownView}
                draft={draft}
                document={document}
                isBesideTable={isTable}
              />
            </Box>
          </Grid>
          <SaveBar
            draft={draft}
            problems={menuProblems({ menu: value, issues, language, show: setView })}
            describe={{
              ...describe,
              fieldOf: (refusal) => refusedField(refusal, { menu: value, restaurant, language }),
            }}
          />
        </Page>
      </EditorContextProvider>
    </EditorToolsProvider>
  );
}

/** The menu of a restaurant, whose draft and half-typed numbers are kept on this device. */
function useMenuDocument(key: string, unsaved: MenuDraft | null) {
  const keepDraft = useSetAtom(storeMenuDraftAtom);
  const typedNumbers = useRef(new Map(Object.entries(unsaved?.typed ?? {})));
  const document = useMemo(
    () =>
      menuDocument(key, (draft) =>
        keepDraft(key, draft && { ...draft, typed: Object.fromEntries(typedNumbers.current) }),
      ),
    [key, keepDraft],
  );
  return { document, typedNumbers };
}

/** The view, or null if its dish or category is gone, for example after an undo. */
function existingView(view: EditorView, { items, categories }: Menu): EditorView {
  if (!view || !("id" in view)) return view;
  const list = view.kind === "item" ? items : categories;
  return list.some(({ id }) => id === view.id) ? view : null;
}

/** Views of the whole menu, in the order of their buttons. */
const TOOLS = ["photos", "transfer", "history"] as const;

function ToolButtons({ onOpen }: { readonly onOpen: (tool: (typeof TOOLS)[number]) => void }) {
  const { transfer, history } = useTexts(menuEditorTexts);
  const { title: photos } = useTexts(photoBatchTexts);
  const labels = { photos, transfer, history };
  return TOOLS.map((tool) => (
    <Button key={tool} variant="outline" colorPalette="gray" onClick={() => onOpen(tool)}>
      {labels[tool]}
    </Button>
  ));
}

const LIST_COLUMNS = {
  base: "minmax(0, 1fr)",
  lg: "19rem minmax(0, 1fr)",
  xl: "20rem minmax(0, 1fr)",
  "2xl": "23rem minmax(0, 1fr)",
} as const;

/** The table has the whole width, or what a panel leaves. */
function tableColumns(hasPanel: boolean) {
  const beside = { lg: "minmax(0, 1fr) 22rem", xl: "minmax(0, 1fr) 30rem" };
  return { base: "minmax(0, 1fr)", ...(hasPanel && beside) };
}

/** Beside the panel, the list scrolls by itself. */
const OWN_SCROLL = {
  position: { lg: "sticky" },
  top: { lg: "4" },
  maxH: { lg: "calc(100dvh - 7rem)" },
  overflowY: { lg: "auto" },
  // The head of a category stays at the top and must not cover the focus.
  scrollPaddingTop: "4rem",
  scrollbarWidth: "thin",
  pe: { lg: "2" },
} as const;
