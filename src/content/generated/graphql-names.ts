import { z } from 'zod';

/** Names the GraphQL type of an object schema that several places share; others are named after their place. */
export const graphqlName = z.registry<{ name: string }>();

/** Gives a text value a GraphQL type of its own: a picture's path its File node, a product's slug its Product. */
export const graphqlField = z.registry<{ type: string; directive: string }>();

/** Declares an object that refuses unknown fields and goes by `name` in GraphQL. */
export function namedObject<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
) {
  return z.strictObject(shape).register(graphqlName, { name });
}
