/** The ways to reach a person, where the support centre leads when no question answers. */
export const HELP_ID = 'help';
