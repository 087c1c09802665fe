/** Two times on the 24-hour clock as people read them, such as “6–10:30 PM” or “10 AM–3 PM”. */
export function timeRange(opens: string, closes: string): string {
  const [from, to] = [clockTime(opens), clockTime(closes)];
  const start = from.half === to.half ? from.time : `${from.time} ${from.half}`;
  return `${start}–${to.time} ${to.half}`;
}

function clockTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  return {
    time: minutes ? `${hour}:${String(minutes).padStart(2, '0')}` : `${hour}`,
    half: hours < 12 ? 'AM' : 'PM',
  };
}
