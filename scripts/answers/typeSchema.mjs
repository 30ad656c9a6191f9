// A TypeScript type as the JSON schema of what JSON.stringify makes of its values.
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

const ABSENT = TypeFlags.Undefined | TypeFlags.Void | TypeFlags.ESSymbolLike;

/** `of(type)` returns a schema. Types that have a name or occur twice are in `$defs`. */
export function createSchemas(checker) {
  const $defs = {};
  const names = new Map();

  function of(type) {
    const { flags } = type;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.NonPrimitive)) return {};
    if (flags & TypeFlags.Never) return { not: {} };
    if (flags & TypeFlags.Null) return { type: 'null' };
    if (flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral | TypeFlags.BooleanLiteral) && 'value' in type)
      return { const: type.value };
    if (type.isUnionType()) return unionOf(type.getTypes().filter((each) => !(each.flags & ABSENT)));
    if (flags & (TypeFlags.StringLike | TypeFlags.TemplateLiteral | TypeFlags.StringMapping)) return { type: 'string' };
    if (flags & TypeFlags.NumberLike) return { type: 'number' };
    if (flags & TypeFlags.BooleanLike) return { type: 'boolean' };
    if (flags & TypeFlags.TypeParameter) return of(checker.getBaseConstraintOfType(type) ?? checker.getUnknownType());
    if (type.isIntersectionType()) {
      const plain = type.getTypes().find((each) => each.flags & (TypeFlags.StringLike | TypeFlags.NumberLike));
      return plain === undefined ? named(type) : of(plain);
    }
    if (flags & TypeFlags.Object) return named(type);
    throw new Error(`No JSON can hold ${checker.typeToString(type)}.`);
  }

  function unionOf(types) {
    const options = types.map(of);
    if (options.length === 1) return options[0];
    if (options.every((option) => 'const' in option)) return { enum: options.map((option) => option.const) };
    return { anyOf: options };
  }

  function named(type) {
    const known = names.get(type.id);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const name = `t${type.id}`;
    names.set(type.id, name);
    $defs[name] = objectOf(type);
    return { $ref: `#/$defs/${name}` };
  }

  function objectOf(type) {
    const toJson = checker.getPropertyOfType(type, 'toJSON');
    if (toJson !== undefined) return { type: 'string' };
    if (checker.isTupleType(type)) return { type: 'array', items: unionOf(checker.getTypeArguments(type)) };
    const lists = checker.getIndexInfosOfType(type);
    if (checker.isArrayLikeType(type)) {
      const item = lists.find(({ keyType }) => keyType.flags & TypeFlags.Number);
      return { type: 'array', items: of(item.valueType) };
    }
    const properties = {};
    const required = [];
    for (const symbol of checker.getPropertiesOfType(type)) {
      const own = checker.getTypeOfSymbol(symbol);
      if (own.flags & ABSENT) continue;
      properties[symbol.name] = of(own);
      if (!isOptional(symbol, own)) required.push(symbol.name);
    }
    const values = lists.map(({ valueType }) => of(valueType));
    return {
      type: 'object',
      properties,
      required,
      additionalProperties: values.length === 0 ? false : values.length === 1 ? values[0] : { anyOf: values },
    };
  }

  return { of, $defs };
}

function isOptional(symbol, type) {
  if (symbol.flags & SymbolFlags.Optional) return true;
  return type.isUnionType() && type.getTypes().some((each) => each.flags & ABSENT);
}
