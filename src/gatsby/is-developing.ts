/** Whether `gatsby develop` runs, as opposed to a build. */
export function isDeveloping(): boolean {
  return process.env['gatsby_executing_command'] === 'develop';
}
