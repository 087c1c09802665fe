import type { FAQPage, WithContext } from 'schema-dts';
import { plainTextOf } from '../../content/inline';

interface QuestionAndAnswer {
  readonly question: string;
  /** The text of data/, markup included. */
  readonly answer: string;
}

export function faqPageData(
  items: readonly QuestionAndAnswer[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
    })),
  };
}
