import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const typed = ['app/**/*.{ts,tsx}', 'server/**/*.ts', 'test/**/*.{ts,tsx}', 'mikro-orm.config.ts']

/** The only files that may write to the terminal: everything else logs through the server's log. */
const mayPrint = ['server/index.ts', 'server/export-site.ts', 'server/db/commands/**/*.ts']

const environment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Settings are read in server/kernel/env.ts only (architecture, rule 10).',
}
const literalInMarkup = {
  selector: 'JSXText[value=/[\\p{L}]/u]',
  message: 'Every visible word lives in app/i18n, in both languages.',
}

export default tseslint.config(
  { ignores: ['build/', 'data/', 'public/', 'coverage/', '.cache/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        URL: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        document: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
        window: 'readonly',
      },
    },
    rules: { eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error' },
  },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Module augmentation is written so.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Written as properties, functions may be passed on without their object.
      '@typescript-eslint/method-signature-style': 'error',
      // Remix and tRPC are async at their edges: a loader without an await is still a loader.
      '@typescript-eslint/require-await': 'off',
      // Remix answers by throwing a Response.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: ['Response', 'TypedResponse', 'DataWithResponseInit'] },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', environment],
      'max-lines': ['error', 250],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      'max-lines-per-function': ['error', 60],
      'no-console': 'error',
    },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      'max-lines-per-function': ['error', 80],
      'no-restricted-syntax': ['error', environment, literalInMarkup],
    },
  },
  // Prose and generated history are as long as they are.
  { files: ['app/content/**/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['server/db/migrations/**/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  { files: mayPrint, rules: { 'no-console': 'off' } },
  { files: ['server/kernel/env.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      'max-lines-per-function': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  { files: ['test/support/**/*.ts', 'test/bench/**/*.ts'], rules: { 'no-console': 'off' } },
)
