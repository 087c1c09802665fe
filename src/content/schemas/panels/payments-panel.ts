import { z } from 'zod';
import { field, text, variant } from '../builders';
import { price } from '../fields';
import { caption, dialogue, facts } from './parts';

const invoice = z.strictObject({
  number: text('Its number.', 'INV-1042'),
  firm: text('Whose it is.', 'Kestrel Electrical'),
  customer: text('Who pays.', 'Rajiv Menon'),
  item: text('For what.', 'Boiler service'),
  amount: field(price, 'How much, in pounds.', '£89'),
  lines: field(facts, 'What the receipt lists above the amount.'),
  paid: text('When it was paid.', 'Paid at 10:04'),
});

const paymentPage = z.strictObject({
  address: text('The address in the text.', 'larkfield.example/2041'),
  card: field(facts, 'The fields of the card: its number first.'),
  button: text('What its button says.', 'Pay £89'),
});

const paymentSteps = z.strictObject({
  message: text('Above the messages.', 'Invoice by text'),
  payment: text(
    'Above the page on which the customer pays.',
    'Payment by card',
  ),
  receipt: text('Above the receipt.', 'Receipt'),
});

export const paymentsPanel = variant('payments', 'A text-to-pay thread.', {
  caption: caption('A sample payment'),
  steps: field(paymentSteps, 'The titles of the three steps, without numbers.'),
  dialogue,
  page: field(paymentPage, 'The page on which the customer pays.'),
  invoice: field(invoice, 'The invoice that is paid.'),
});

export type PaymentsPanelData = z.infer<typeof paymentsPanel>;
