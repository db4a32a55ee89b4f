/**
 * What files are held to by rules that oxlint doesn't have: those of markup with their options, and our own.
 * `oxlint.json` has all the others of TypeScript and React. Files of which they say nothing are not read.
 */
import a11y from 'eslint-plugin-jsx-a11y';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
    files: ['**/*.tsx'],
    ...a11y.flatConfigs.recommended,
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['{mfe-*,shell,packages/shared-ui}/src/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
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
    files: ['services/provider-api/src/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
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
