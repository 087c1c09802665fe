import { targetOf } from './dom';

// Browsers don't scroll to what is focused while a part of it shows: in a row that scrolls sideways, or below a sticky
// bar.
document.addEventListener('focusin', (event) => {
  const target = targetOf(event);
  if (target?.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
