/** What every file is held to, written once. */
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typed = ['**/*.ts', '**/*.tsx'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-alone/**',
      '**/node_modules/**',
      'packages/tooling/files.d.ts',
      '.data/**',
      '.cache/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: typed,
    extends: [tseslint.configs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['**/*.tsx'], ...a11y.flatConfigs.recommended },
  {
    files: ['mfe-*/src/**', 'shell/src/**', 'packages/shared-ui/src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TemplateElement[value.raw=/:hover/]:not([value.raw=/hover: ?hover/])',
          message: 'A finger leaves :hover behind: put it into @media (hover: hover).',
        },
        {
          selector:
            'JSXExpressionContainer + JSXText[value=/^ +$/] + JSXExpressionContainer, JSXExpressionContainer + JSXExpressionContainer[expression.value=/^ +$/] + JSXExpressionContainer',
          message:
            'Server markup puts comments around this blank, and screen readers then hear one word: write one template string.',
        },
        {
          // Emotion's own pattern, which is not anchored to a property's name.
          selector: 'TemplateElement[value.raw=/label:\\s*[^\\s;{]+\\s*(;|$)/]',
          message: "Emotion takes 'label:' for the class's label, and the rule matches nothing.",
        },
      ],
    },
  },
  {
    // What runs in a terminal speaks there.
    files: [
      'services/**',
      'shell/{server,bench}/**',
      'e2e/**',
      'packages/{tooling,conformance,demo-catalogue}/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['services/provider-api/src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.property.name='coerce'][property.name='number']",
          message: "It takes '0x10', '1e3' and '': read what is typed by `wholeNumber`.",
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.recommended],
    languageOptions: { globals: globals.node },
  },
);
