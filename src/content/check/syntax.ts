import { printParseErrorCode, visit } from 'jsonc-parser';
import { positionOf } from './positions';

interface SyntaxMistake {
  offset: number;
  found: string;
}

/** Where jsonc-parser reports an error. */
interface ErrorContext {
  offset: number;
  /** What is there; empty at the end of the file. */
  token: string;
  /** The text before it, without trailing blanks. */
  before: string;
  /** Which bracket is open there, in words. */
  unclosed: string;
}

const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/m;

/** The first mistake of a text that JSON.parse refuses; the others mostly follow from it. */
export function syntaxMistake(text: string): SyntaxMistake {
  if (text.trim() === '') return { offset: 0, found: 'an empty file' };
  const conflict = CONFLICT.exec(text);
  if (conflict)
    return {
      offset: conflict.index,
      found:
        'the marks of a merge conflict: keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
    };
  let mistake: SyntaxMistake | undefined;
  const open: number[] = [];
  const enter = (offset: number) => void open.push(offset);
  const leave = () => void open.pop();
  visit(
    text,
    {
      onObjectBegin: enter,
      onArrayBegin: enter,
      onObjectEnd: leave,
      onArrayEnd: leave,
      onError: (error, offset, length) => {
        const bracket = open.at(-1) ?? 0;
        mistake ??= inWords(printParseErrorCode(error), {
          offset,
          token: text.slice(offset, offset + length),
          before: text.slice(0, offset).trimEnd(),
          unclosed: `where the ${text.charAt(bracket)} of line ${positionOf(text, bracket).line} has to be closed first`,
        });
      },
    },
    { disallowComments: true },
  );
  return mistake ?? { offset: 0, found: 'something else' };
}

const COMMA = 'a comma too many: delete it';

function inWords(code: string, context: ErrorContext): SyntaxMistake {
  const { offset, token, before, unclosed } = context;
  const here = (found: string) => ({ offset, found });
  if (token === '') return here(`the end of the file, ${unclosed}`);
  switch (code) {
    case 'InvalidSymbol':
      return here(
        `${token} without straight quotation marks: write "…", and \\" inside a text (numbers, true, false and null have none)`,
      );
    case 'UnexpectedEndOfString':
      return here(
        'a text without its closing quotation mark (a text must be on one line)',
      );
    case 'CommaExpected':
      return /[}\]]/.test(token)
        ? here(`a ${token} ${unclosed}`)
        : { offset: before.length, found: 'no comma before what follows' };
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (before.endsWith(','))
        return { offset: before.length - 1, found: COMMA };
      if (token === ',') return here(COMMA);
  }
  return here(`a mistake at ${token.slice(0, 60)}`);
}
