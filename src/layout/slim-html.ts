/**
 * Takes the HTML of a page's body; gives it without what only costs visitors bytes, and the page's security policy a
 * hash each: Gatsby's two style attributes, which src/styles/global-styles.tsx replaces, and the names that Lucide gives
 * its icons. React does not look at attributes when it takes over a page.
 */
export function slimHtml(html: string): string {
  return html
    .replace(
      /<div [^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g,
      (tag) => tag.replace(/ style="[^"]*"/, ''),
    )
    .replace(/(<svg [^>]*?class=")lucide(?: lucide-[\w-]+)* ?/g, '$1')
    .replace(/(<svg [^>]*?) class=""/g, '$1');
}
