import { uniqueAnchorOf } from '../components/anchor';
import { MAIN_ID } from '../layout/frame-ids';
import { HELP_ID } from './help-id';

/** A question of the support centre, and the id that links to it use. */
export interface PlacedQuestion extends Queries.FaqItemFieldsFragment {
  id: string;
}

/** A group of questions, and the id that links to it use. */
export interface PlacedGroup {
  id: string;
  title: string;
  questions: readonly PlacedQuestion[];
}

/**
 * Takes the groups of data/faq.json; gives them with ids, each once on the page. Questions choose first: a link to one
 * still leads there when a group is added, renamed or moved.
 */
export function placedGroups(
  groups: readonly Queries.FaqGroupFieldsFragment[],
): PlacedGroup[] {
  const taken = new Set([MAIN_ID, HELP_ID]);
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.map((question) => ({
        ...question,
        id: uniqueAnchorOf(question.question, taken),
      })),
    }))
    .map((group) => ({ ...group, id: uniqueAnchorOf(group.title, taken) }));
}
