/** Which of the demos shows. */
export type DemoTab = 'chat' | 'leads' | 'calls';
