export const demoContent: Queries.DemosFieldsFragment = {
  chat: {
    title: 'AI Chat Assistant',
    text: 'Ask.',
    greeting: 'Hello',
    suggestions: 'Try one',
    prompts: ['The price?'],
    replies: [{ keywords: ['price'], reply: 'From $99/month' }],
    fallback: 'A specialist',
  },
  leads: {
    title: 'Lead Generation',
    text: 'Generate.',
    analysing: 'Analysing…',
    initial: [
      {
        name: 'Dan',
        email: 'dan@d.example',
        company: 'D',
        source: 'Ad',
        score: 94,
        status: 'qualified',
      },
      {
        name: 'Eve',
        email: 'eve@e.example',
        company: 'E',
        source: 'Ad',
        score: 82,
        status: 'contacted',
      },
    ],
    samples: [
      { name: 'Ann', email: 'ann@a.example', company: 'A', source: 'Ad' },
    ],
  },
  calls: {
    title: 'Smart Call AI',
    text: 'Listen.',
    idle: 'Nobody is on the line',
    empty: 'No records yet',
    callers: ['Cat'],
    script: ['One', 'Two', 'Three', 'Four', 'Five'],
    summaries: [{ outcome: 'appointment', summary: 'Booked' }],
  },
};
