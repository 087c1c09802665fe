/** @jest-environment node */
import { faqPageData } from './faq-page';

test('says each question and answer in the words that a page shows', () => {
  expect(
    faqPageData([
      { question: 'Is it free?', answer: 'For **14 days**, see [terms](/t).' },
      { question: 'A <b>?', answer: '5 * 3 & "more" [really]' },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is it free?',
        acceptedAnswer: { '@type': 'Answer', text: 'For 14 days, see terms.' },
      },
      {
        '@type': 'Question',
        name: 'A <b>?',
        acceptedAnswer: { '@type': 'Answer', text: '5 * 3 & "more" [really]' },
      },
    ],
  });
});
