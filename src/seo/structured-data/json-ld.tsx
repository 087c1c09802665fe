import type { Graph, Thing, WithContext } from 'schema-dts';

interface JsonLdProps {
  data: WithContext<Thing> | Graph;
}

/** Structured data in schema.org's terms, for a page's `Head`. */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  );
}

/**
 * JSON that can't end its script element. Gatsby decodes entities in the scripts of a page's head, so that
 * "&lt;" in a text would end it too.
 */
function scriptText(data: JsonLdProps['data']): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('&', '\\u0026');
}
