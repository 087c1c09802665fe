import { repeatPresses } from './early-presses';

/** Fills the page, and has its buttons pressed while nothing answers; gives those that are pressed again. */
function pressedAgain(html: string) {
  document.body.innerHTML = html;
  const again: string[] = [];
  const end = jest.fn();
  const buttons = [...document.querySelectorAll('button')];
  window.earlyInput = {
    presses: new Map(
      buttons.map((button) => [button, () => again.push(button.textContent)]),
    ),
    texts: new Map(),
    end,
  };
  return { again, end, buttons };
}

afterEach(() => {
  delete window.earlyInput;
});

test('what has been pressed in the preview is repeated once, in its order, and no more is kept', () => {
  const { again, end } = pressedAgain(
    '<div data-preview><button>Phone</button><button>Menu</button></div>',
  );
  repeatPresses();
  repeatPresses();
  expect(again).toEqual(['Phone', 'Menu']);
  expect(end).toHaveBeenCalledWith();
});

test('what has been pressed elsewhere, or is no longer there, is not', () => {
  const { again, buttons } = pressedAgain(
    '<button>Theme</button><div data-preview><button>Old</button><button>Menu</button></div>',
  );
  buttons.find(({ textContent }) => textContent === 'Old')?.remove();
  repeatPresses();
  expect(again).toEqual(['Menu']);
});

test('a preview that a visitor has come to by a link has nothing to repeat', () => {
  expect(() => repeatPresses()).not.toThrow();
});
