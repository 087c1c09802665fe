import type { LeadsState } from './leads-machine';

/** Takes what happened last; gives it in words, for those who don't see the list change. */
export function newsText(news: LeadsState['news']): string {
  if (!news) return '';
  if (news.kind === 'restarted') return 'The list is empty again.';
  const { name, score } = news.lead;
  return news.kind === 'arrived'
    ? `New lead: ${name}, score ${score}.`
    : `${name} is now qualified.`;
}
