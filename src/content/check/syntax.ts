import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';

interface SyntaxMistake {
  offset: number;
  found: string;
}

const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/m;

/** The first syntax error; others mostly follow from it. */
export function syntaxMistake(text: string): SyntaxMistake {
  if (text.trim() === '') return { offset: 0, found: 'an empty file' };
  const conflict = CONFLICT.exec(text);
  if (conflict)
    return {
      offset: conflict.index,
      found:
        'the marks of a merge conflict: keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
    };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { offset: 0, found: 'something else' };
  const { error, offset, length } = first;
  const token = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trimEnd();
  const here = (found: string) => ({ offset, found });
  if (token === '') return here('the end of the file: a bracket is not closed');
  switch (printParseErrorCode(error)) {
    case 'InvalidSymbol':
      return here(
        `${token} without straight quotation marks: write "…", and \\" inside a text (numbers, true, false and null have none)`,
      );
    case 'UnexpectedEndOfString':
      return here(
        'a text without its closing quotation mark (a text must be on one line)',
      );
    case 'CommaExpected':
      if (/[}\]]/.test(token)) break;
      return { offset: before.length, found: 'no comma before what follows' };
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (before.endsWith(','))
        return { offset: before.length - 1, found: COMMA };
      if (token === ',') return here(COMMA);
  }
  return here(`a mistake at ${token.slice(0, 60)}`);
}

const COMMA = 'a comma too many: delete it';
