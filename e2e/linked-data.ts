import type { Locator, Page } from '@playwright/test';

/** What a page tells search engines, in schema.org's terms. */
export async function linkedData(
  page: Page,
): Promise<Record<string, unknown>[]> {
  const texts = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

/** What a page ought to tell search engines of the questions and answers that it shows. */
export async function faqPageOf(questions: Locator) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: await questions.evaluateAll((items) =>
      items.map((item) => ({
        '@type': 'Question',
        name: item.querySelector('summary')?.textContent,
        acceptedAnswer: {
          '@type': 'Answer',
          text: item.querySelector('p')?.textContent,
        },
      })),
    ),
  };
}
