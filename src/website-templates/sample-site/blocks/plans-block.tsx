import { useId } from 'react';
import { visuallyHidden } from '../../../styles/mixins';
import { PageButton } from '../parts/buttons';
import type { BlockProps } from '../site-model';

export function PlansBlock({ block, open }: BlockProps<'plans'>) {
  const switchName = useId();
  const { text, plans, button, leadsTo } = block;
  const hasYears = plans.some(({ yearly }) => yearly);
  return (
    <>
      <div className="sample-plans-head">
        {/* CSS shows the prices of the chosen period, so that it works without scripts. */}
        {hasYears && (
          <fieldset className="sample-switch">
            <legend css={visuallyHidden}>Pay</legend>
            {['Monthly', 'Yearly'].map((period) => (
              <label key={period} className="sample-choice">
                <input
                  type="radio"
                  name={switchName}
                  value={period}
                  defaultChecked={period === 'Monthly'}
                />
                {period}
              </label>
            ))}
          </fieldset>
        )}
        {text && <p>{text}</p>}
      </div>
      <ul className="sample-list" data-count={plans.length}>
        {plans.map((plan) => (
          <li
            key={plan.name}
            className="sample-plan"
            data-main={Boolean(plan.tag) || undefined}
          >
            <div className="sample-plan-name">
              <h5>{plan.name}</h5>
              {plan.tag && <p className="sample-pill">{plan.tag}</p>}
            </div>
            <p data-period={plan.yearly ? 'month' : undefined}>
              <span className="sample-figure">{plan.price}</span> {plan.period}
            </p>
            {plan.yearly && (
              <p data-period="year">
                <span className="sample-figure">{plan.yearly}</span> a year
              </p>
            )}
            <ul>
              {plan.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <PageButton leadsTo={leadsTo} open={open}>
              {button} <span css={visuallyHidden}>{plan.name}</span>
            </PageButton>
          </li>
        ))}
      </ul>
    </>
  );
}
