/** Our own rules of markup and styles, which oxlint loads beside those that it has. */

/** A rule that reports all nodes of a selector, with what is wrong there. */
const forbid = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

export default {
  meta: { name: 'storefront' },
  rules: {
    'hover-where-it-can': forbid(
      'TemplateElement[value.raw=/:hover/]:not([value.raw=/hover: ?hover/])',
      'A finger leaves :hover behind: put it into @media (hover: hover).',
    ),
    'no-blank-between-values': forbid(
      ':matches(JSXExpressionContainer + JSXText[value=/^ +$/] + JSXExpressionContainer, JSXExpressionContainer + JSXExpressionContainer[expression.value=/^ +$/] + JSXExpressionContainer)',
      'Server markup puts comments around this blank, and screen readers then hear one word: write one template string.',
    ),
    // Emotion's own pattern, which is not anchored to a property's name.
    'no-label-in-styles': forbid(
      String.raw`TemplateElement[value.raw=/label:\s*[^\s;{]+\s*(;|$)/]`,
      "Emotion takes 'label:' for the class's label, and the rule matches nothing.",
    ),
    // An attribute, such as one of data, is the tag's own (facades/style-props.mjs).
    'own-props-of-styles': forbid(
      ':matches(TaggedTemplateExpression, CallExpression):matches([tag.object.name="styled"], [callee.object.name="styled"], [tag.callee.name="styled"][tag.arguments.length=1][tag.arguments.0.type="Literal"]) > TSTypeParameterInstantiation > :matches(TSTypeReference, TSTypeLiteral:has(> TSPropertySignature[key.type="Identifier"]))',
      "Name the style's own properties by shouldForwardProp: all others become attributes.",
    ),
  },
};
