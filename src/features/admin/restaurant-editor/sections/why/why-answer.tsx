import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import type { OrderExplanation } from "@/domain/order/pricing/explain-order";
import { whyTexts } from "@/i18n/admin/restaurant/why-texts";
import { telephoneRefusalTexts } from "@/i18n/admin/telephone-refusal-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useOpenField } from "../../fields/use-section";
import { type WhyQuestion, whySteps } from "./why-steps";

interface WhyAnswerProps {
  readonly explanation: OrderExplanation;
  readonly question: WhyQuestion;
}

/** The result that guests see, and the steps that lead to it, each with a link to its field. */
export function WhyAnswer({ explanation, question }: WhyAnswerProps) {
  const texts = useTexts(whyTexts);
  const refusals = useTexts(telephoneRefusalTexts);
  const language = useLanguage();
  const openField = useOpenField();
  const { refusal } = explanation.conditions;
  const words = refusal && (refusals[refusal.reason]?.(refusal) ?? refusals.other);
  return (
    <>
      <div role="status">
        {words ? (
          <Notice tone="warning" title={texts.cannot(words.title)}>
            {words.help}
          </Notice>
        ) : (
          <Notice tone="success" title={texts.can} />
        )}
      </div>
      <Box as="ol" listStyleType="decimal" ps="7">
        {whySteps(explanation, question, language).map(({ title, text, field }) => (
          <Box as="li" key={title + text} py="1.5" borderBottomWidth="1px">
            <Flex justify="space-between" align="center" gap="3" minH="11">
              <Box minW="0">
                <Text fontWeight="semibold">{title}</Text>
                <Text color="fg.muted">{text}</Text>
              </Box>
              {field && (
                <Button
                  variant="ghost"
                  aria-label={`${texts.change}: ${title}`}
                  onClick={() => openField(field)}
                >
                  {texts.change}
                </Button>
              )}
            </Flex>
          </Box>
        ))}
      </Box>
      <Text color="fg.muted">{texts.leftOut}</Text>
    </>
  );
}
