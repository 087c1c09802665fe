"""A short way to write shader nodes."""
import bpy


class Graph:
    """A material with its principled shader, and helpers that make and join nodes.

    A value is a number, a colour (three or four numbers) or the output of another node.
    """

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]
        # Subsurface radii are lengths in dm then, not shares of this scale.
        self.shader.inputs["Subsurface Scale"].default_value = 1.0

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)):
            size = len(socket.default_value)
            socket.default_value = (*value, 1.0)[:size] if len(value) < size else value[:size]
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **props):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def principled(self, **inputs):
        """Names as in Blender with underscores: Base_Color=…, Specular_IOR_Level=…"""
        for key, value in inputs.items():
            self.feed(self.shader.inputs[key.replace("_", " ")], value)

    def place(self, scale=1.0, stretch=(1, 1, 1), kind="Object"):
        """Coordinates of the object (1 is a decimetre), stretched."""
        coordinates = self.node("TexCoord").outputs[kind]
        size = tuple(scale * s for s in stretch)
        return self.node("Mapping", {"Vector": coordinates, "Scale": size}).outputs["Vector"]

    def noise(self, scale, detail=4.0, roughness=0.55, stretch=(1, 1, 1), distortion=0.0, kind="Object"):
        """Gives a value around 0.5."""
        return self.node("TexNoise", {
            "Vector": self.place(1.0, stretch, kind), "Scale": scale, "Detail": detail,
            "Roughness": roughness, "Distortion": distortion,
        }).outputs["Fac"]

    def cells(self, scale, stretch=(1, 1, 1), randomness=1.0, feature="F1"):
        """Distance to the nearest of scattered points."""
        return self.node("TexVoronoi", {
            "Vector": self.place(1.0, stretch), "Scale": scale, "Randomness": randomness,
        }, feature=feature).outputs["Distance"]

    def ramp(self, value, *stops):
        """Maps a value to colours: stops are (place, colour or grey)."""
        node = self.node("ValToRGB", {"Fac": value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            grey = isinstance(colour, (int, float))
            element.color = (colour,) * 3 + (1,) if grey else (*colour, 1)[:4]
        return node.outputs["Color"]

    def mix(self, share, first, second, blend="MIX"):
        return self.node("MixRGB", {"Fac": share, "Color1": first, "Color2": second}, blend_type=blend).outputs["Color"]

    def math(self, operation, first, second=0.0):
        node = self.node("Math", operation=operation)
        self.feed(node.inputs[0], first)
        self.feed(node.inputs[1], second)
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.02, normal=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("Bump", inputs).outputs["Normal"]

    def plain(self, colour):
        """The colour by which this material lights others; see `spare`."""
        self.material.diffuse_color = (*colour[:3], 1)
        self.material["plain"] = True

    def random(self):
        """A number of its own for each object, from 0 to 1."""
        return self.node("ObjectInfo").outputs["Random"]


def spare(material):
    """What is lit by this material need not know its texture: saves most of the time of a render.

    Rays that come from a matt surface meet a plain one, which Cycles works out without the rest.
    """
    if not material.get("plain"):
        return
    tree = material.node_tree
    end = tree.nodes["Material Output"].inputs["Surface"]
    full = end.links[0].from_socket
    path, plain, choice = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("LightPath", "BsdfDiffuse", "MixShader"))
    plain.inputs["Color"].default_value = material.diffuse_color
    tree.links.new(path.outputs["Is Diffuse Ray"], choice.inputs[0])
    tree.links.new(full, choice.inputs[1])
    tree.links.new(plain.outputs[0], choice.inputs[2])
    tree.links.new(choice.outputs[0], end)
