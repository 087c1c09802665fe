import { Badge } from '../components/cards/badge';
import { ButtonLink } from '../components/actions/button';
import { Card, PriceCard } from '../components/cards/card';
import { CheckList } from '../components/cards/check-list';
import { icons, IconTile } from '../components/cards/icon';
import { cardGrid, wrappingRow } from '../styles/lists';
import { paletteFamilies } from '../content/constants';
import { tintStyle } from '../styles/tint';
import { Specimen, Stack } from './specimen';

export function CardSpecimens() {
  return (
    <>
      <Specimen title="Badge: plain in every tint, strong">
        {() => (
          <Stack row>
            {paletteFamilies.map((family) => (
              <span key={family} css={tintStyle(family)}>
                <Badge>{family}</Badge>
              </span>
            ))}
            <Badge strong>Premium</Badge>
          </Stack>
        )}
      </Specimen>
      <Specimen title="Icon, IconTile">
        {() => (
          <ul css={wrappingRow}>
            {Object.keys(icons).map((name) => (
              <li key={name} title={name}>
                <IconTile name={name} />
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title="Card">
        {() => (
          <ul css={cardGrid}>
            <Card>
              <IconTile name="phone" />
              <h3>Every call answered</h3>
              <p>Day and night, in the words that your customers use.</p>
            </Card>
            <Card>
              <h3>A card without an icon</h3>
              <p>It is as high as its neighbour.</p>
            </Card>
          </ul>
        )}
      </Specimen>
      <Specimen title="PriceCard: plain, highlighted; CheckList">
        {() => (
          <ul css={cardGrid}>
            <PriceCard name="Starter" price="£999">
              <CheckList items={['Five pages', 'Two rounds of changes']} />
              <ButtonLink href="/book-demo" variant="secondary">
                Get Started
              </ButtonLink>
            </PriceCard>
            <PriceCard
              name="Professional"
              price="£2,499"
              badge={<Badge strong>Most popular</Badge>}
              highlighted
            >
              <CheckList items={['Ten pages', 'A shop', 'Bookings']} />
              <ButtonLink href="/book-demo">Get Started</ButtonLink>
            </PriceCard>
          </ul>
        )}
      </Specimen>
    </>
  );
}
