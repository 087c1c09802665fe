import { parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { openBrackets } from './brackets';
import { positionOf } from './positions';

/** What is wrong with a text that should be JSON, in words, and the offset where it has to be mended. */
export interface SyntaxMistake {
  offset: number;
  found: string;
  /** What to do at the offset, where there is no doubt: put a comma in, or take the one there out. */
  repair?: 'add comma' | 'delete comma';
}

/** A place in the text: what stands before it and what comes next, blanks left out. */
interface Place {
  source: string;
  offset: number;
  /** The text up to the end of the last thing before the place. */
  before: string;
  next: string;
}

const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/m;

/**
 * Takes a text that JSON.parse refuses; gives its first mistake in words for people who don't program. What a parser
 * finds behind it are mostly its echoes: syntax-mistakes.ts mends it before it looks for more.
 */
export function syntaxMistake(source: string): SyntaxMistake {
  if (source.trim() === '') return { offset: 0, found: 'an empty file' };
  const conflict = CONFLICT.exec(source);
  if (conflict)
    return {
      offset: conflict.index,
      found:
        'the marks of a merge conflict: keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
    };
  const errors: ParseError[] = [];
  parseTree(source, errors, { disallowComments: true });
  const [first] = errors;
  return first
    ? inWords(first, source)
    : { offset: 0, found: 'something that is no JSON' };
}

function inWords(error: ParseError, source: string): SyntaxMistake {
  const { offset, length } = error;
  const place: Place = {
    source,
    offset,
    before: source.slice(0, offset).trimEnd(),
    next: source.charAt(offset),
  };
  const here = (found: string) => ({ offset, found });
  switch (printParseErrorCode(error.error)) {
    case 'InvalidSymbol':
      return here(symbolInWords(source.slice(offset, offset + length), place));
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return missingInWords(place);
    case 'ColonExpected':
      return {
        offset: place.before.length,
        found: `no colon after the name ${lastToken(place)}`,
      };
    case 'CommaExpected':
      return commaInWords(place);
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return here(`the end of the file, ${unclosed(place)}`);
    case 'EndOfFileExpected':
      return here(
        /[}\]]/.test(place.next)
          ? `a ${place.next} too many: delete it`
          : 'more text after the end',
      );
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return here('a comment, which these files can’t have: delete it');
    case 'UnexpectedEndOfString':
      return here(
        'a text without its closing quotation mark (a text stands on one line)',
      );
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return here(
        'a text with a \\ that stands for nothing: write \\\\ for the sign itself',
      );
    case 'InvalidCharacter':
      return here('a text with a tab in it: write a blank instead');
    default:
      return here('a number that breaks off');
  }
}

function symbolInWords(symbol: string, place: Place): string {
  const { before } = place;
  if (/^['“”„‘’«»`]/.test(symbol))
    return `the quotation mark ${symbol.charAt(0)} where JSON needs the straight one, "`;
  if (symbol.startsWith(';')) return 'a semicolon where a comma belongs';
  if (/^(?:true|false|null)$/i.test(symbol))
    return `${symbol}: write ${symbol.toLowerCase()}, in small letters`;
  if (before.endsWith('"'))
    return `${symbol} after the end of a text: a quotation mark inside a text is written \\", or as “ and ”`;
  const isName =
    /[{,]$/.test(before) && openBrackets(before).at(-1)?.kind === '{';
  return isName
    ? `the name ${symbol} without its quotation marks: write "${symbol}"`
    : `${symbol}, which is no value: texts stand between quotation marks`;
}

/** A name or a value is expected and something else stands there: mostly a comma too many before it. */
function missingInWords(place: Place): SyntaxMistake {
  const { before, next, offset } = place;
  const closes = next === '' || /[,}\]]/.test(next);
  if (before.endsWith(',') && closes)
    return {
      offset: before.length - 1,
      found: `a comma too many after ${lastToken({ ...place, before: before.slice(0, -1).trimEnd() })}: delete it`,
      repair: 'delete comma',
    };
  if (next === ',')
    return {
      offset,
      found: `a comma too many after ${lastToken(place)}: delete it`,
      repair: 'delete comma',
    };
  if (before.endsWith(':') && closes)
    return {
      offset: before.length,
      found: `no value after ${nameBefore(before)}`,
    };
  return {
    offset,
    found: closes
      ? `nothing where a value belongs, after ${lastToken(place)}`
      : `${next} where a name between quotation marks belongs`,
  };
}

function commaInWords(place: Place): SyntaxMistake {
  const { before, next, offset } = place;
  if (/[}\]]/.test(next))
    return { offset, found: `a ${next} ${unclosed(place)}` };
  if (before.endsWith('0') && /\d/.test(next))
    return { offset, found: 'a number that starts with 0' };
  return {
    offset: before.length,
    found: `no comma after ${lastToken(place)}, before what follows it`,
    // Before a colon stands a name: a bracket is missing rather than a comma.
    repair: next === ':' ? undefined : 'add comma',
  };
}

/** Names the bracket that is open at a place. */
function unclosed({ source, before }: Place): string {
  const open = openBrackets(before).at(-1);
  if (!open) return 'where nothing is open';
  const { line } = positionOf(source, open.offset);
  return `where the ${open.kind} of line ${line} needs its ${open.kind === '{' ? '}' : ']'}`;
}

/** The last thing before a place, as an editor sees it: a text, a number, a bracket. */
function lastToken({ source, before }: Place): string {
  const token = /"(?:[^"\\\n]|\\.)*"$|[^\s"{}[\],:]+$|[^\s]$/.exec(before)?.[0];
  if (token === undefined) return 'the start of the file';
  if (!/^[{}[\]]$/.test(token)) return token;
  return `the ${token} of line ${positionOf(source, before.length - 1).line}`;
}

function nameBefore(before: string): string {
  const name = /"(?:[^"\\\n]|\\.)*"\s*:$/.exec(before)?.[0];
  return name ?? 'the colon';
}
