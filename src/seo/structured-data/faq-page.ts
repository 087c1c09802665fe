import type { FAQPage, WithContext } from 'schema-dts';
import { plainTextOf } from '../../content/inline';

/** A question and its answer as data/ has them, markup included. */
interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** Takes the questions that a page shows; gives them in schema.org's terms, in the words that the page shows. */
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
