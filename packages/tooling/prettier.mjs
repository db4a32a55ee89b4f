/** How all files are formatted. */
export default { singleQuote: true, printWidth: 100, trailingComma: 'all' };
