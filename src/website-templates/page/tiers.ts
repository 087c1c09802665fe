/** A pricing tier as visitors see it. */
export interface Tier {
  readonly name: string;
  readonly price: string;
  readonly features: readonly string[];
}

/**
 * Takes the tiers that all templates share and a template's features; gives the tiers with the template's first
 * feature added to the first tier, its second to the second and so on (SPEC.md section 9).
 */
export function templateTiers(
  tiers: readonly Tier[],
  features: readonly string[],
): Tier[] {
  return tiers.map((tier, index) => ({
    ...tier,
    features: [...tier.features, ...features.slice(index, index + 1)],
  }));
}
