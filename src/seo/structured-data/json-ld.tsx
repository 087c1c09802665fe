import type { Graph, Thing, WithContext } from 'schema-dts';

interface JsonLdProps {
  data: WithContext<Thing> | Graph;
}

/** What a page is about in schema.org's terms, for search engines. Stands in a page's `Head`. */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  );
}

/**
 * JSON that can't end the script element it stands in. Gatsby decodes entities in the scripts of a page's head, so that
 * "&lt;" in a text would end it too.
 */
function scriptText(data: JsonLdProps['data']): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('&', '\\u0026');
}
