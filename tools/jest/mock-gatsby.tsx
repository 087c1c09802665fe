import type { ComponentProps } from 'react';

// Mocks the module "gatsby" in Jest: links are plain, and tests set the results of static queries.

interface LinkProps extends ComponentProps<'a'> {
  to: string;
}

export function Link({ to, ...rest }: LinkProps) {
  // The content comes with the other props.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return <a href={to} {...rest} />;
}

export const graphql = () => undefined;

export const useStaticQuery = jest.fn();
