import { ButtonGroup, IconButton, Pagination } from "@chakra-ui/react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Page navigation; renders nothing for a single page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const texts = useTexts(kitTexts);
  if (pages < 2) return null;
  return (
    <Pagination.Root
      count={pages}
      pageSize={1}
      page={Math.min(page, pages)}
      onPageChange={(change) => onPage(change.page)}
      translations={{
        rootLabel: texts.pages,
        prevTriggerLabel: texts.previousPage,
        nextTriggerLabel: texts.nextPage,
        itemLabel: (item) => texts.page(item.page, item.totalPages),
      }}
    >
      <ButtonGroup variant="ghost" colorPalette="gray" flexWrap="wrap" justifyContent="center">
        <Pagination.PrevTrigger asChild>
          <IconButton>
            <ChevronLeftIcon />
          </IconButton>
        </Pagination.PrevTrigger>
        <Pagination.Items
          render={(item) => (
            <IconButton variant={{ base: "ghost", _selected: "outline" }}>{item.value}</IconButton>
          )}
        />
        <Pagination.NextTrigger asChild>
          <IconButton>
            <ChevronRightIcon />
          </IconButton>
        </Pagination.NextTrigger>
      </ButtonGroup>
    </Pagination.Root>
  );
}
