import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { useTexts } from "@/i18n/use-texts";
import { COLUMNS } from "./columns";
import { ROLES } from "./roles";

interface TableHeadProps {
  readonly areAllChosen: boolean;
  /** Chooses all dishes, or none. */
  readonly onChooseAll: () => void;
}

/** The names of the columns; that of the first one is a box for all dishes. */
export function TableHead({ areAllChosen, onChooseAll }: TableHeadProps) {
  const texts = useTexts(menuTableTexts);
  return (
    <thead {...ROLES.rowgroup}>
      <tr {...ROLES.row} aria-rowindex={1}>
        {COLUMNS.map((column) => (
          <th key={column} {...ROLES.columnheader} data-head={column}>
            {column === "chosen" ? (
              <input
                type="checkbox"
                aria-label={texts.chooseAll}
                checked={areAllChosen}
                onChange={onChooseAll}
              />
            ) : (
              texts.columns[column]
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
