import fs from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import translation from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const ignoredFolders = fs
  .readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'));

const NO_SPREAD_IN_CSS = {
  selector:
    ':matches(CallExpression[callee.name="css"], JSXAttribute[name.name="css"]) ObjectExpression > SpreadElement',
  message:
    'Pass it to css() as an argument: a result of css() would be lost here.',
};

const ONE_STYLE_OF_PROPS = [
  {
    selector:
      'FunctionDeclaration[id.name=/^[A-Z]/] > ObjectPattern > TSTypeAnnotation > TSTypeLiteral[members.length>1]',
    message: 'Props of a component that has several are an interface.',
  },
  {
    selector:
      ':not(ExportNamedDeclaration) > TSInterfaceDeclaration[id.name=/Props$/][extends.length=0][body.body.length=1]',
    message: 'The type of an only prop stands in the signature.',
  },
];

// Before hydration src/loader/inline/early-events.ts keeps presses of button[type=button] alone; links act by themselves.
const PRESSES_THAT_ARE_REPEATED = [
  {
    selector:
      'JSXOpeningElement[name.name="button"]:not(:has(> JSXAttribute[name.name="type"]))',
    message:
      'Name its type: before hydration only presses of type="button" are kept and repeated.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^[a-z]/]:not([name.name=/^(button|a)$/]) > JSXAttribute[name.name="onClick"]',
    message:
      'Make it a <button type="button"> or a link: a press of anything else is lost before hydration.',
  },
];

export default tseslint.config(
  { ignores: [...ignoredFolders, 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
    plugins: { translation, 'import-sort': importSort },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A browser that translates a page wraps its texts: React then fails to remove one that stands beside others.
      'translation/no-conditional-text-nodes-with-siblings': 'error',
      'translation/no-return-text-nodes': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports' },
      ],
      'no-duplicate-imports': 'error',
      // Packages, then the project's own modules from afar to near.
      'import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^\\.\\.', '^\\.']] },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'lucide-react',
          allowTypeImports: true,
          message:
            'Import from lucide-react/icons/<name>: webpack reads every file of the package otherwise.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        NO_SPREAD_IN_CSS,
        ...ONE_STYLE_OF_PROPS,
        ...PRESSES_THAT_ARE_REPEATED,
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true },
      ],
      // React's handlers and effects are typed to return nothing, but may return a promise.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true },
      ],
      // Safari drops the list role of a `<ul>` without bullets unless the role is explicit.
      'jsx-a11y/no-redundant-roles': 'off',
    },
  },
  {
    files: ['tools/**', '*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['static/**'],
    languageOptions: { globals: globals.browser },
  },
);
