import { Button, Flex, Text } from "@chakra-ui/react";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";

interface IdleWarningProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
}

/** Counts down to the sign-out. It takes no focus, because any key or touch ends it. */
export function IdleWarning({ secondsLeft, onStay }: IdleWarningProps) {
  const texts = useTexts(sessionTexts);
  return (
    <Flex
      position="fixed"
      zIndex="banner"
      insetInline="4"
      bottom={{ base: "5.5rem", lg: "4" }}
      wrap="wrap"
      align="center"
      gap="3"
      maxW="48rem"
      mx="auto"
      px="5"
      py="4"
      borderStartWidth="6px"
      borderColor="border.warning"
      borderRadius="l3"
      bg="bg.panel"
      boxShadow="lg"
    >
      <Text flex="1 1 16rem" role="alert">
        <strong>{texts.idleTitle}</strong> {texts.idle}
      </Text>
      {/* A screen reader would read every second. */}
      <Text
        as="span"
        minW="2ch"
        fontSize="3xl"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        textAlign="end"
        aria-hidden="true"
      >
        {secondsLeft}
      </Text>
      <Button type="button" onClick={onStay}>
        {texts.idleStay}
      </Button>
    </Flex>
  );
}
