import { printParseErrorCode, visit } from 'jsonc-parser';
import { positionOf } from './positions';

interface SyntaxMistake {
  offset: number;
  found: string;
}

/** The token at a syntax error (empty at the end of the file) and the text before it, without trailing blanks. */
interface Place {
  offset: number;
  token: string;
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
  return mistake ?? { offset: 0, found: 'something that is no JSON' };
}

const COMMENT = 'a comment, which these files can’t have: delete it';
const COMMA = 'a comma too many: delete it';
const BACKSLASH =
  'a text with a \\ that stands for nothing: write \\\\ for the sign itself';

/** Names of jsonc-parser's error codes that need no context. */
const FOUND: Partial<Record<string, string>> = {
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
  UnexpectedEndOfString:
    'a text without its closing quotation mark (a text stands on one line)',
  InvalidUnicode: BACKSLASH,
  InvalidEscapeCharacter: BACKSLASH,
  InvalidCharacter: 'a text with a tab in it: write a blank instead',
  UnexpectedEndOfNumber: 'a number that breaks off',
};

function inWords(code: string, place: Place): SyntaxMistake {
  const { offset, token, before, unclosed } = place;
  const here = (found: string) => ({ offset, found });
  const behind = (found: string) => ({ offset: before.length, found });
  const closes = /^[}\]]/.test(token);
  switch (code) {
    case 'InvalidSymbol':
      return here(
        /^['“”„‘’«»`]/.test(token)
          ? `the quotation mark ${token.charAt(0)} where JSON needs the straight one, "`
          : `${token} outside quotation marks: names and texts stand between "…", a quotation mark inside a text is written \\", and true, false and null are small`,
      );
    case 'PropertyNameExpected':
    case 'ValueExpected':
      // Mostly a comma is too many, before this or here.
      if (before.endsWith(','))
        return { offset: before.length - 1, found: COMMA };
      if (token === ',') return here(COMMA);
      if (before.endsWith(':')) return behind('no value after the colon');
      return here(
        `${token || 'the end of the file'} where a name or a value belongs`,
      );
    case 'ColonExpected':
      return behind('no colon after the name');
    case 'CommaExpected':
      return closes
        ? here(`a ${token} ${unclosed}`)
        : behind('no comma before what follows');
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return here(`the end of the file, ${unclosed}`);
    case 'EndOfFileExpected':
      return here(
        closes ? `a ${token} too many: delete it` : 'more text after the end',
      );
    default:
      return here(FOUND[code] ?? 'something that is no JSON');
  }
}
