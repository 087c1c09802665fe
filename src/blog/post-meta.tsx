type PostMetaProps = Pick<
  Queries.PostFieldsFragment,
  'day' | 'shortDate' | 'readTime' | 'author'
>;

export function PostMeta({ day, shortDate, readTime, author }: PostMetaProps) {
  return (
    <small>
      <time dateTime={day}>{shortDate}</time>
      {` · ${readTime} · ${author}`}
    </small>
  );
}
