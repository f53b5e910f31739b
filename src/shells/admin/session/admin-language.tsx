import { Box } from "@chakra-ui/react";
import { LanguageSwitch } from "@/ui/navigation/language-switch";

/** The language switch in the look of the admin site. */
export function AdminLanguage() {
  return (
    <Box
      css={{
        "& .admin-language": { display: "flex", justifyContent: "center" },
        "& .admin-language__choice": {
          minW: "11",
          minH: "11",
          color: "fg.muted",
          fontSize: "sm",
          fontWeight: "semibold",
          "&[aria-pressed=true]": {
            color: "fg",
            textDecorationLine: "underline",
            textDecorationThickness: "2px",
            textDecorationColor: "var(--color-brand-edge)",
            textUnderlineOffset: "0.4em",
          },
        },
      }}
    >
      <LanguageSwitch className="admin-language" />
    </Box>
  );
}
